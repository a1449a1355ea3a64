export type { Offer } from "./service.ts";
export type { PublishedCampaign } from "./store.ts";
