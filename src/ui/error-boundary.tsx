import { msg } from "@lingui/core/macro";
import { Component, type ReactNode } from "react";
import { logError } from "../lib/http/log.ts";
import { getPageI18n } from "../lib/i18n/i18n.ts";
import { showToast } from "../lib/page/toasts.ts";

/** Error boundary of a page section: the rest of the page stays, and a toast offers a reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logError("PART_ERROR", error);
    const i18n = getPageI18n();
    const retry = { label: i18n._(msg`Try again`), run: () => location.reload() };
    showToast({ text: i18n._(msg`Something went wrong`), kind: "error", action: retry }, true);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
