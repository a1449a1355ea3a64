import type { Player } from "../../../src/contract/player.ts";
import { PLAYER_FIELDS, type PlayerFieldName } from "../../../src/contract/player-fields.ts";
import { vipLevelId } from "../../../src/contract/vip-levels.ts";
import type { Manager } from "../../../src/contract/vip-managers.ts";
import { GROUP_OF_TIER, isTester, isVip, tierOf } from "../../../src/rules/players/player-groups.ts";
import type { PlayerRow } from "./store.ts";

/** Version of the terms in force; players who accepted an older one are asked again. */
export const TERMS_VERSION = 1;

const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;

function withoutDialCode(phone: string | null, prefix: string | null): string | null {
  if (phone === null || prefix === null || !phone.startsWith(prefix)) return phone;
  return phone.slice(prefix.length);
}

/** Fields that the player must still fill in: not asked for at registration, or terms accepted in an older version. */
export function missingProfileFields(row: PlayerRow): PlayerFieldName[] {
  const isMissing: Partial<Record<PlayerFieldName, boolean>> = {
    country: row.country === null,
    currency: !row.currencyChosen,
    date_of_birth: row.dateOfBirth === null,
    terms_acceptance: row.termsAccepted < TERMS_VERSION,
  };
  return PLAYER_FIELDS.filter((name) => isMissing[name]);
}

interface PresentOptions {
  phonePrefix: string | null;
  manager: Manager | null;
  verificationBeforeWithdrawal: boolean;
}

/** Presents a player to themselves; fields are listed, so that new columns don't leak. */
export function presentPlayer(
  row: PlayerRow,
  { phonePrefix, manager, verificationBeforeWithdrawal }: PresentOptions,
): Player {
  const tier = tierOf(row.groups);
  return {
    id: row.id,
    email: row.email,
    nickname: row.nickname,
    first_name: row.firstName,
    last_name: row.lastName,
    date_of_birth: row.dateOfBirth,
    gender: row.gender,
    country: row.country,
    state: row.state,
    city: row.city,
    address: row.address,
    postal_code: row.postalCode,
    mobile_phone: row.mobilePhone,
    mobile_phone_without_dial_code: withoutDialCode(row.mobilePhone, phonePrefix),
    profession: row.profession,
    personal_id: row.personalId,
    receive_promos: row.subscriptions.includes("casino.email"),
    receive_sms_promos: row.subscriptions.includes("casino.sms"),
    currency: row.currency,
    language: row.locale.split("-")[0]!,
    locale: row.locale,
    statuses: [{ id: vipLevelId(GROUP_OF_TIER[tier]), name: tier }],
    groups: row.groups,
    created_at: row.createdAt.toISOString(),
    current_sign_in_at: isoOrNull(row.currentSignInAt),
    last_sign_in_at: isoOrNull(row.lastSignInAt),
    confirmed_at: isoOrNull(row.confirmedAt),
    deposit_bonus_code: row.depositBonusCode,
    can_issue_bonuses: row.canIssueBonuses,
    autoregistered: row.autoregistered,
    // No autologin links: see decision 14.
    autologin_link: null,
    verified: row.verified,
    verification_before_withdrawal: verificationBeforeWithdrawal,
    sumsub_verified: row.sumsubVerified,
    license_name: row.licence,
    sow_questionnaire_expires_at: isoOrNull(row.sowQuestionnaireExpiresAt),
    two_factor_enabled: row.otpSince !== null,
    auth_fields_missed: missingProfileFields(row),
    level: tier,
    is_vip: isVip(row.groups),
    is_tester: isTester(row.groups),
    manager,
  };
}
