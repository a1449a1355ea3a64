import { Trans } from "@lingui/react/macro";
import { FileDown } from "lucide-react";
import { ButtonAnchor } from "./button.tsx";

interface FileLinksProps {
  /** Address of the file in a format. */
  addressOf: (format: "csv" | "json") => string;
}

/** Links to download a list as files. */
export const FileLinks = ({ addressOf }: FileLinksProps) =>
  (["csv", "json"] as const).map((format) => (
    <ButtonAnchor key={format} size="small" href={addressOf(format)} download>
      <FileDown aria-hidden width={18} height={18} />
      {format === "csv" ? <Trans>Download as CSV</Trans> : <Trans>Download as JSON</Trans>}
    </ButtonAnchor>
  ));
