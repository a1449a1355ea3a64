import { useLingui } from "@lingui/react/macro";
import type { DocumentKind, RejectionReason } from "../../contract/verification.ts";
import { useErrorText } from "../../lib/http/error-text.ts";
import type { Problem } from "./use-document.ts";

/** What documents are called, and what is said of them. */
export function useDocumentText() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const titles: Record<DocumentKind, string> = {
    identity: t`Proof of identity`,
    address: t`Proof of address`,
    payment: t`Proof of payment`,
  };
  const hints: Record<DocumentKind, string> = {
    identity: t`Passport, identity card or driving licence. All four corners in the picture, every line readable.`,
    address: t`A bill, a bank statement or a letter from an authority, with your name and address, not older than three months.`,
    payment: t`Only when we ask for it: the card or account that you pay with. Cover the digits in the middle of a card's number.`,
  };
  const reasons: Record<RejectionReason, string> = {
    unreadable: t`It cannot be read. Take the picture in daylight, without a flash.`,
    expired: t`It is too old, or no longer valid. Send a newer one.`,
    mismatch: t`It does not match the details of your profile. Check name, birthday and address there.`,
    other: t`It could not be accepted. Our support tells you why.`,
  };
  const problems: Record<string, string> = {
    required: t`This file is empty.`,
    payload_too_large: t`This file is larger than 8 MB.`,
    unsupported_media_type: t`Pictures (JPEG, PNG, WebP) and PDF files can be sent. This is neither.`,
    unreadable_file: t`This file cannot be opened.`,
    locked: t`We already have a document of this kind.`,
    too_many_requests: t`Too many files for one day. Try again tomorrow.`,
    network: t`There is no network. Your file stays here: send it when you are back online.`,
    timeout: t`The network is too slow at the moment. Your file stays here: try again.`,
  };
  return {
    titles,
    hints,
    reasons,
    problemText: ({ code, error }: Problem) => problems[code] ?? errorText(error),
  };
}
