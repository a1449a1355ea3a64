import { RequestError } from "../../http/errors.ts";

/** Rejects an operation because of a field. @throws RequestError `validation_failed` */
export function reject(field: string, code: string): never {
  throw new RequestError("validation_failed", { errors: { [field]: [code] } });
}
