import { type ComponentType, Suspense } from "react";
import { currentWebview } from "../../lib/device/webview.ts";
import { type Feature, lazyService } from "../../lib/page/feature.ts";
import { usePromptSlot } from "../../lib/page/prompt-queue.ts";
import { whenLongIdle } from "../../lib/time/when-idle.ts";

// For in-app browsers only; other visitors load nothing of it.
const InWebview = lazyService(async (): Promise<ComponentType> => {
  await whenLongIdle();
  const webview = await currentWebview();
  if (!webview) return () => null;
  const { InWebview } = await import("./in-webview.tsx");
  return () => <InWebview webview={webview} />;
});

/** Reserves the prompt slot until the webview check is done; otherwise others would show briefly first. */
function HoldWebviewSlot() {
  usePromptSlot("webview");
  return null;
}

export const feature: Feature = {
  Services: () => (
    <Suspense fallback={<HoldWebviewSlot />}>
      <InWebview />
    </Suspense>
  ),
};
