export type { EncryptedDocuments } from "./encrypted-store.ts";
