export { sampleAdult } from "./sample-player.ts";
export type { Offer } from "./service.ts";
export type { PublishedCampaign } from "./store.ts";
