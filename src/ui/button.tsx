import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import styles from "./button.module.css";

interface Look {
  /** One primary action per screen. */
  look?: "primary" | "ghost";
  size?: "normal" | "small" | "icon";
}

/** Class of anything that looks like a button: buttons, links and router links. */
export function buttonClass({ look = "ghost", size = "normal" }: Look = {}): string {
  return [styles.button, styles[look], size === "normal" ? "" : styles[size]].filter(Boolean).join(" ");
}

export function Button({
  look,
  size,
  ...props
}: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) {
  return <button type="button" {...props} className={buttonClass({ look, size })} />;
}

export function ButtonAnchor({
  look,
  size,
  ...props
}: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className">) {
  return <a {...props} className={buttonClass({ look, size })} />;
}
