import { msg } from "@lingui/core/macro";
import { Component, type ReactNode } from "react";
import { logError } from "../lib/http/log.ts";
import { i18nOfPage } from "../lib/i18n/i18n.ts";
import { showToast } from "../lib/page/toasts.ts";

/** A part of the page that may fail to load or to render: the page around it stays, and a message offers a new start. */
export class Guarded extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logError("PART_ERROR", error);
    const i18n = i18nOfPage();
    const again = { label: i18n._(msg`Try again`), run: () => location.reload() };
    showToast({ text: i18n._(msg`Something went wrong`), kind: "error", action: again }, true);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
