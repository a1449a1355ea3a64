import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { linkAttribution, saveAttribution } from "../../api/campaign.ts";
import { currentIpQuery } from "../../api/config.ts";
import { usePlayer } from "../../api/player.ts";
import type { Feature } from "../../lib/page/feature.ts";
import { useConsent } from "../../lib/session/consent.ts";

export const feature: Feature = {
  /** Stores and reports the attribution, within the visitor's consent. */
  Services: function Attribution() {
    const client = useQueryClient();
    const visitor = useQuery(currentIpQuery).data;
    const consent = useConsent();
    const player = usePlayer()?.id;
    // biome-ignore lint/correctness/useExhaustiveDependencies: the consent decides what is stored
    useEffect(() => {
      if (visitor) void saveAttribution(client, visitor.country).catch(() => {});
    }, [client, visitor, consent]);
    useEffect(() => {
      if (player !== undefined) void linkAttribution(client).catch(() => {});
    }, [client, player]);
    return null;
  },
};
