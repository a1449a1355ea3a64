import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Mail, ShieldCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import type { HeaderNotice as Notice, NoticeAction } from "../../contract/header-notices.ts";
import type { Player } from "../../contract/player.ts";
import { logError } from "../../lib/http/log.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { PRIVATE_PREFIX } from "../../lib/session/session.ts";
import { local } from "../../lib/storage/storage.ts";
import { headerNotices } from "../../rules/content/header-notices.ts";
import { Button } from "../../ui/button.tsx";
import { FootNotice, NoticeLine } from "../../ui/stacked-notice.tsx";

const ICONS = { mail: Mail, shield: ShieldCheck };

/** Ids that this browser remembers of the player. */
const idsOf = (key: string) => (local.read(PRIVATE_PREFIX + key) ?? "").split(" ").filter(Boolean);
const keepId = (key: string, id: string) =>
  local.write(PRIVATE_PREFIX + key, [...new Set([...idsOf(key), id])].join(" "));
const DISMISSED = "notices-dismissed";
const SEEN = "notices-seen";

function useDismissed() {
  const [ids, setIds] = useState(() => idsOf(DISMISSED));
  const add = (id: string) => {
    keepId(DISMISSED, id);
    setIds([...ids, id]);
  };
  return [ids, add] as const;
}

/** Keeps that a notice was seen, which it is when its turn has come. */
function Seen({ id }: { id: string }) {
  useEffect(() => {
    keepId(SEEN, id);
  }, [id]);
  return null;
}

function useTexts(): Readonly<Record<Notice["id"], { message: string; link: string }>> {
  const { t } = useLingui();
  return {
    confirm_email: {
      message: t`Confirm your e-mail address, so that your account stays yours.`,
      link: t`Send the mail again`,
    },
    verify_identity: {
      message: t`Show us who you are before your first withdrawal.`,
      link: t`Verify`,
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
      showToast({ text: i18n._(msg`The mail is on its way.`), kind: "info" });
    },
    open_verification: async () => navigate({ to: "/profile/$", params: { _splat: "verification" } }),
  };
}

/** What a player is to be told on every page, one thing at a time; what it fails with stays in the log. */
export function HeaderNotice({ player }: { player: Player }) {
  const { t } = useLingui();
  const texts = useTexts();
  const actions = useActions(player);
  const { unreachable } = useConnection();
  const [dismissed, dismiss] = useDismissed();
  // What is new stays so for as long as this page shows it.
  const [seen] = useState(() => idsOf(SEEN));
  const [waiting, setWaiting] = useState(false);
  const { notice, user } = headerNotices(player, dismissed, seen);
  const isNew = user.status === "new";
  // What it asks for needs the network.
  if (!notice || unreachable) return null;
  const Icon = ICONS[notice.icon];
  const { message, link } = texts[notice.id];
  const run = async () => {
    if (waiting) return;
    setWaiting(true);
    try {
      await actions[notice.link.action]();
      dismiss(notice.id);
    } catch (error) {
      logError("NOTICE_ACTION_ERROR", error, "warn");
    } finally {
      setWaiting(false);
    }
  };
  return (
    <FootNotice asker="player" label={t`Reminder`} name={notice.id} isNew={isNew}>
      <Seen id={notice.id} />
      <NoticeLine icon={<Icon aria-hidden />} onClose={() => dismiss(notice.id)}>
        <span>{message}</span>
        <Button size="small" onClick={() => void run()} aria-disabled={waiting || undefined}>
          {link}
        </Button>
      </NoticeLine>
    </FootNotice>
  );
}
