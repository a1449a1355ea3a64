/** The same key was used for another entitlement. */
export class AwardConflict extends Error {
  override name = "AwardConflict";
}
