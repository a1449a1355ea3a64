import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BadgeCheck, ChevronLeft } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { accountsQuery, openAccount, playerFieldsQuery } from "../../api/account.ts";
import { currenciesQuery } from "../../api/config.ts";
import { dropOtherMethods, methodFieldsQuery, methodsQuery } from "../../api/payments.ts";
import { usePlayerQuery } from "../../api/player.ts";
import type { Payment, PaymentAction, PaymentMethods } from "../../contract/payments.ts";
import type { Player } from "../../contract/player.ts";
import { isUnclear, useIntents } from "../../lib/payments/pending-payments.ts";
import { useLive } from "../../lib/realtime/channel-subscriptions.ts";
import { lacksDetails } from "../../rules/players/player-fields.ts";
import { Button } from "../../ui/button.tsx";
import { Advice } from "../../ui/form.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { firstAmount } from "./amount-field.tsx";
import { BonusCode } from "./bonus-code.tsx";
import styles from "./cashbox.module.css";
import { Checking } from "./checking.tsx";
import { MethodIcon } from "./method-icon.tsx";
import { type Chosen, MethodList, MethodsSkeleton, savedOf, Terms } from "./method-list.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentLinks } from "./payment-links.tsx";
import { PaymentView } from "./payment-view.tsx";
import type { Slots } from "./slots.ts";
import { useAmounts } from "./use-amounts.ts";
import { useCheck } from "./use-check.ts";
import { useFieldRules } from "./use-field-rules.ts";
import { useMethodName } from "./use-method-name.ts";
import { webAddress } from "./web-address.ts";

export interface PayScreenProps {
  action: PaymentAction;
  slots: Slots;
  /** `bonus`: the bonus code is asked for; `fast`: with what was used last. */
  way?: "bonus" | "fast";
  /** The account that is to be played with first. */
  account?: number;
}

const NO_FIELDS: never[] = [];
const NO_PROBLEMS = () => ({});

function Switch({ action }: { action: PaymentAction }) {
  const { t } = useLingui();
  return (
    <nav className={styles.switch} aria-label={t`Cashbox`}>
      {action === "deposit" ? (
        <>
          <span aria-current="page">{t`Deposit`}</span>
          <PopupLink popup="withdraw" replace>{t`Withdraw`}</PopupLink>
        </>
      ) : (
        <>
          <PopupLink popup="deposit" replace>{t`Deposit`}</PopupLink>
          <span aria-current="page">{t`Withdraw`}</span>
        </>
      )}
    </nav>
  );
}

/** What a withdrawal may be at most, and what is not part of it and why. */
function Available({ data }: { data: PaymentMethods }) {
  const { write } = useAmounts();
  const { currency, available_to_cashout_cents, bonus_cents, reserved_cents } = data;
  return (
    <dl className={styles.facts}>
      <dt>
        <Trans>Can be withdrawn</Trans>
      </dt>
      <dd data-available>{write(available_to_cashout_cents, currency)}</dd>
      {BigInt(bonus_cents) > 0n ? (
        <>
          <dt>
            <Trans>Bonus money: locked until it is wagered</Trans>
          </dt>
          <dd>{write(bonus_cents, currency)}</dd>
        </>
      ) : null}
      {BigInt(reserved_cents) > 0n ? (
        <>
          <dt>
            <Trans>Set aside for withdrawals under way</Trans>
          </dt>
          <dd>{write(reserved_cents, currency)}</dd>
        </>
      ) : null}
    </dl>
  );
}

interface PayProps extends PayScreenProps {
  data: PaymentMethods;
  player: Player;
  onBegun: (payment: Payment) => void;
}

/** The second step: the chosen way, the amount and what it asks for. */
function ChosenForm({ chosen, onChange, ...props }: PayProps & { chosen: Chosen; onChange: () => void }) {
  const { action, way, data, player, slots, onBegun } = props;
  const { method, profile } = chosen;
  const asks = profile === null && method.asks !== "nothing";
  const query = useQuery({ ...methodFieldsQuery(player, action, method.id), enabled: asks });
  const rules = useFieldRules(asks);
  const { isKnown } = useAmounts();
  const nameOf = useMethodName();
  const list = asks ? query.data : NO_FIELDS;
  const check = asks ? rules : NO_PROBLEMS;
  return (
    <>
      <span className={styles.actions}>
        <Button size="small" onClick={onChange}>
          <ChevronLeft aria-hidden size={18} /> <Trans>Another way</Trans>
        </Button>
      </span>
      <div className={styles.chosen} data-chosen={method.id}>
        <span className={styles.icon}>
          <MethodIcon method={method} />
        </span>
        <span className={styles.what}>
          <strong>
            {nameOf(method)} {profile?.title}
          </strong>
          <Terms method={method} action={action} isBrief />
        </span>
      </div>
      {action === "deposit" ? (
        <BonusCode player={player} isOpen={way === "bonus"} />
      ) : (
        <Available data={data} />
      )}
      {list && check && isKnown ? (
        <PaymentForm
          key={`${method.id} ${profile?.id}`}
          action={action}
          chosen={chosen}
          list={list}
          check={check}
          data={data}
          player={player}
          first={firstAmount(action, method, data, way === "fast")}
          renderLimit={slots.renderRefusal}
          onBegun={onBegun}
        />
      ) : (
        <QueryFallback queries={[query]} skeleton={<MethodsSkeleton />} />
      )}
    </>
  );
}

function Pay(props: PayProps) {
  const { action, way, data, slots } = props;
  const [chosen, setChosen] = useState<Chosen | null>(() =>
    way === "fast" ? (savedOf(data.methods).find(({ method }) => method[action]) ?? null) : null,
  );
  const form = chosen ? (
    <ChosenForm {...props} chosen={chosen} onChange={() => setChosen(null)} />
  ) : (
    <>
      {action === "deposit" ? null : <Available data={data} />}
      <MethodList action={action} methods={data.methods} onChoose={setChosen} />
    </>
  );
  return (
    <>
      {data.verification_needed ? (
        <div className={styles.note}>
          <BadgeCheck aria-hidden />
          <span>
            {action === "deposit" ? (
              <Trans>Good to know: before we pay out for the first time we have to know who you are.</Trans>
            ) : (
              <Trans>We have to know who you are before we pay out.</Trans>
            )}{" "}
            <Link to="/profile/$" params={{ _splat: "verification" }} className={styles.link}>
              <Trans>Verify yourself now</Trans>
            </Link>
          </span>
        </div>
      ) : null}
      {action === "deposit" ? slots.renderOffer(form) : form}
    </>
  );
}

/** Makes this account the active one. `isReady` once it is, or can't be; `own` is the query of the player's accounts. */
function useAccount(account: number | undefined) {
  const client = useQueryClient();
  const own = useQuery(accountsQuery);
  const asked = own.data?.find(({ id }) => id === account);
  const [failed, setFailed] = useState(false);
  const currency = asked && !asked.active ? asked.currency : null;
  useEffect(() => {
    if (currency) openAccount(client, currency).catch(() => setFailed(true));
  }, [client, currency]);
  return { own, isReady: account === undefined || failed || (own.data !== undefined && currency === null) };
}

/** Everything that a deposit or a withdrawal needs, in the same steps: a way to pay, the amount, and it is begun. */
export function PayScreen(props: PayScreenProps) {
  const { action, slots, account } = props;
  const client = useQueryClient();
  const known = usePlayerQuery();
  const player = known.data;
  const { own, isReady } = useAccount(account);
  const currencies = useQuery(currenciesQuery);
  const asked = useQuery(playerFieldsQuery(player?.country ?? ""));
  const whose = { currency: player?.currency ?? "", country: player?.country ?? null };
  const query = useQuery({ ...methodsQuery(whose, action), enabled: Boolean(player) && isReady });
  useLive("paymentMethods");
  const [begun, setBegun] = useState<string | null>(null);
  const [isNone, setNone] = useState(false);
  const unclear = useIntents().find((intent) => intent.action === action && isUnclear(intent));
  const { currency, country } = whose;
  useEffect(() => {
    if (currency) dropOtherMethods(client, { currency, country });
  }, [client, currency, country]);
  useCheck(unclear, (payment) => {
    setNone(payment === null);
    if (payment) setBegun(payment.id);
  });
  const begin = useCallback((payment: Payment) => {
    setNone(false);
    setBegun(payment.id);
    const step = payment.next_step;
    const url = step?.kind === "redirect" ? webAddress(step.url) : null;
    if (url) location.assign(url);
  }, []);
  // Whoever has to say more first is led there, and sees nothing else before that.
  const lacks =
    !asked.isError &&
    lacksDetails(player, asked.data?.[action === "deposit" ? "deposit" : "cashout"], currencies.data) !==
      false;
  const isLocked = action === "deposit" && slots.locked !== null;
  return (
    <div className={styles.box}>
      <Switch action={action} />
      {begun ? (
        <>
          <PaymentView id={begun} />
          <span className={styles.actions}>
            <Button size="small" onClick={() => setBegun(null)}>
              {action === "deposit" ? <Trans>Another deposit</Trans> : <Trans>Another withdrawal</Trans>}
            </Button>
          </span>
        </>
      ) : isLocked ? (
        slots.locked
      ) : (
        <>
          {unclear ? <Checking intent={unclear} /> : null}
          {isNone && !unclear ? (
            <Advice>
              <Trans>Nothing was begun, and no money has moved. You can try again.</Trans>
            </Advice>
          ) : null}
          {/* What was typed stays while it is looked what has become of it. */}
          <div className={styles.box} hidden={unclear !== undefined} inert={unclear !== undefined}>
            {player && query.data && isReady && !lacks ? (
              <Pay {...props} key={query.data.currency} data={query.data} player={player} onBegun={begin} />
            ) : (
              <QueryFallback
                queries={[known, isReady ? query : own, asked, currencies]}
                skeleton={<MethodsSkeleton />}
              />
            )}
          </div>
        </>
      )}
      <div className={styles.aside}>
        {action === "deposit" ? slots.limits : null}
        {action === "deposit" ? slots.panic : null}
        <PaymentLinks />
      </div>
    </div>
  );
}
