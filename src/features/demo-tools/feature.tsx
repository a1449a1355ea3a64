import { useQuery } from "@tanstack/react-query";
import { projectQuery } from "../../api/config.ts";
import { type Feature, lazyService } from "../../lib/page/feature.ts";
import { whenLongIdle } from "../../lib/time/when-idle.ts";

const DemoTools = lazyService(async () => {
  await whenLongIdle();
  return (await import("./demo-tools.tsx")).DemoTools;
});

export const feature: Feature = {
  /** Demo mode only: production has neither the flag nor the calls. */
  Services: function DemoToolsInDemoMode() {
    return useQuery(projectQuery).data?.features.demo_tools ? <DemoTools /> : null;
  },
};
