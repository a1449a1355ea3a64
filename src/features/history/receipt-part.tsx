import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { receiptQuery } from "../../api/statement.ts";
import styles from "./history.module.css";
import { HistoryItem } from "./one-part.tsx";
import { ReceiptRow } from "./receipt-row.tsx";

/** A single receipt, expanded, of any age. */
export const ReceiptPart = ({ number }: { number: string }) => (
  <HistoryItem
    query={useQuery(receiptQuery(number))}
    param="receipt"
    back={<Trans>All receipts</Trans>}
    notFoundTitle={<Trans>We can't find this receipt.</Trans>}
  >
    {(receipt) => (
      <ul className={styles.list}>
        <ReceiptRow receipt={receipt} open />
      </ul>
    )}
  </HistoryItem>
);
