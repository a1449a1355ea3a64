import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Gift, Ticket } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";

/** A section without content yet. */
function EmptySection({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <Notice
        icon={icon}
        title={title}
        actions={
          <Link to="/" className={buttonClass()}>
            <Trans>Browse games</Trans>
          </Link>
        }
      >
        {children}
      </Notice>
    </Card>
  );
}

export const Gifts = () => (
  <EmptySection icon={<Gift aria-hidden />} title={<Trans>No gifts right now</Trans>}>
    <Trans>Your bonuses and free spins will appear here.</Trans>
  </EmptySection>
);

export const PromoCodes = () => (
  <EmptySection icon={<Ticket aria-hidden />} title={<Trans>No promo codes right now</Trans>}>
    <Trans>When there's a promotion with a code, you can enter it here.</Trans>
  </EmptySection>
);
