export { waitingUnsettled } from "./verify-store.ts";
