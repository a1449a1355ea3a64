import { useLingui } from "@lingui/react/macro";
import type { DocumentKind, RejectionReason } from "../../../contract/verification.ts";
import { useErrorText } from "../../../lib/http/error-text.ts";
import type { UploadError } from "./use-document.ts";

/** Texts of documents and their errors. */
export function useDocumentText() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const titles: Record<DocumentKind, string> = {
    identity: t`Proof of identity`,
    address: t`Proof of address`,
    payment: t`Proof of payment`,
  };
  const hints: Record<DocumentKind, string> = {
    identity: t`Passport, ID card or driving licence. Show all four corners and make sure every line's readable.`,
    address: t`A bill, bank statement or official letter with your name and address, no more than three months old.`,
    payment: t`Only when we ask for it: the card or account you pay with. Cover the middle digits of a card number.`,
  };
  const reasons: Record<RejectionReason, string> = {
    unreadable: t`We can't read it. Take the photo in daylight, without flash.`,
    expired: t`It's too old or no longer valid. Send a newer one.`,
    mismatch: t`It doesn't match your profile. Check your name, date of birth and address there.`,
    other: t`We couldn't accept it. Support can tell you why.`,
  };
  const problems: Record<string, string> = {
    required: t`This file is empty. Choose another one.`,
    payload_too_large: t`This file's over 8 MB. Choose a smaller one.`,
    unsupported_media_type: t`Choose a picture (JPEG, PNG, WebP) or a PDF file.`,
    unreadable_file: t`We can't open this file. Choose another one.`,
    locked: t`We already have this document.`,
    too_many_requests: t`That's too many files for one day. Try again tomorrow.`,
    network: t`You're offline. Your file stays here, so send it when you're back online.`,
    timeout: t`Your connection's too slow right now. Your file stays here, so try again.`,
  };
  return {
    titles,
    hints,
    reasons,
    problemText: ({ code, error }: UploadError) => problems[code] ?? errorText(error),
  };
}
