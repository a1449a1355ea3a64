import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { Mail, ShieldCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { call } from "../../../api/client.ts";
import type { HeaderNotice as Notice, NoticeAction } from "../../../contract/header-notices.ts";
import type { Player } from "../../../contract/player.ts";
import { logError } from "../../../lib/http/log.ts";
import { useConnection } from "../../../lib/offline/connection.ts";
import { showToast } from "../../../lib/page/toasts.ts";
import { PRIVATE_PREFIX, sessionName } from "../../../lib/session/session.ts";
import { local, session } from "../../../lib/storage/storage.ts";
import { headerNotices } from "../../../rules/content/header-notices.ts";
import { Button } from "../../../ui/button.tsx";
import { NoticeLine, PromptNotice } from "../../../ui/stacked-notice.tsx";

const ICONS = { mail: Mail, shield: ShieldCheck };

/** Ids stored in this browser for the player. */
const storedIds = (key: string) => (local.read(PRIVATE_PREFIX + key) ?? "").split(" ").filter(Boolean);
const storeId = (key: string, id: string) =>
  local.write(PRIVATE_PREFIX + key, [...new Set([...storedIds(key), id])].join(" "));
const DISMISSED_KEY = "notices-dismissed";
const SEEN_KEY = "notices-seen";
/** The session whose reminder this tab has shown. */
const REMINDED_KEY = "reminded-session";

function useDismissed() {
  const [ids, setIds] = useState(() => storedIds(DISMISSED_KEY));
  const add = (id: string) => {
    storeId(DISMISSED_KEY, id);
    setIds([...ids, id]);
  };
  return [ids, add] as const;
}

function MarkSeen({ id }: { id: string }) {
  useEffect(() => {
    storeId(SEEN_KEY, id);
    session.write(REMINDED_KEY, sessionName() ?? "");
  }, [id]);
  return null;
}

function useTexts(): Readonly<Record<Notice["id"], { message: string; link: string }>> {
  const { t } = useLingui();
  return {
    confirm_email: {
      message: t`Please confirm your email address.`,
      link: t`Resend email`,
    },
    verify_identity: {
      message: t`Verify your ID to withdraw.`,
      link: t`Verify ID`,
    },
  };
}

function useActions(player: Player): Readonly<Record<NoticeAction, () => Promise<void>>> {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  return {
    resend_confirmation: async () => {
      await call(client, "POST /api/users/confirmation", { body: { user: { email: player.email } } });
      showToast({ text: i18n._(msg`Your email is on its way.`), kind: "info" });
    },
    open_verification: async () => navigate({ to: "/profile/$", params: { _splat: "verification" } }),
  };
}

/** Reminder to the player, one at a time; failed actions are only logged. */
function Reminder({ player }: { player: Player }) {
  const { t } = useLingui();
  const texts = useTexts();
  const actions = useActions(player);
  const { unreachable } = useConnection();
  const [dismissed, dismiss] = useDismissed();
  // A notice stays new while this page shows it.
  const [seenIds] = useState(() => storedIds(SEEN_KEY));
  const [wasReminded] = useState(() => session.read(REMINDED_KEY) === sessionName());
  const [isRunning, setIsRunning] = useState(false);
  const { notice, user } = headerNotices(player, dismissed, seenIds);
  const isNew = user.status === "new";
  // The actions need a connection.
  if (!notice || wasReminded || unreachable) return null;
  const Icon = ICONS[notice.icon];
  const { message, link } = texts[notice.id];
  const run = async () => {
    if (isRunning) return;
    setIsRunning(true);
    try {
      await actions[notice.link.action]();
      dismiss(notice.id);
    } catch (error) {
      logError("NOTICE_ACTION_ERROR", error, "warn");
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <PromptNotice prompt="player" label={t`Reminder`} name={notice.id} isNew={isNew}>
      <MarkSeen id={notice.id} />
      <NoticeLine icon={<Icon aria-hidden />} onClose={() => dismiss(notice.id)}>
        <span>{message}</span>
        <Button size="small" onClick={() => void run()} aria-disabled={isRunning || undefined}>
          {link}
        </Button>
      </NoticeLine>
    </PromptNotice>
  );
}

/** The reminder, once a session and only over the lobby: other pages are for playing and reading. */
export function HeaderNotice({ player }: { player: Player }) {
  const isLobby = useRouterState({ select: ({ location }) => location.pathname === "/" });
  return isLobby ? <Reminder player={player} /> : null;
}
