import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import styles from "./field.module.css";
import { FieldFrame, type FrameProps, labelId } from "./field-frame.tsx";

interface DateFieldProps extends FrameProps {
  birthday?: boolean;
}

/** A date as three inputs; the value is `YYYY-MM-DD`, possibly incomplete. */
export function DateField({ birthday, ...frame }: DateFieldProps) {
  const { t } = useLingui();
  const { field } = frame;
  const [typedParts, setTypedParts] = useState(() => {
    const [year = "", month = "", day = ""] = String(field.value ?? "").split("-");
    return { day, month, year };
  });
  const parts = [
    { name: "day", label: t`Day`, max: 2 },
    { name: "month", label: t`Month`, max: 2 },
    { name: "year", label: t`Year`, max: 4 },
  ] as const;
  const change = (name: keyof typeof typedParts, raw: string) => {
    const next = { ...typedParts, [name]: raw.replace(/\D/g, "") };
    setTypedParts(next);
    const { day, month, year } = next;
    field.onChange(day || month || year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : "");
  };
  return (
    <FieldFrame {...frame}>
      {({ id, name: first, className, ...input }) => (
        <fieldset
          className={styles.parts}
          aria-labelledby={labelId(id)}
          aria-describedby={input["aria-describedby"]}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur?.();
          }}
        >
          {parts.map(({ name, label, max }, i) => (
            <label key={name} className={styles.part}>
              <span aria-hidden>{label}</span>
              <input
                id={i === 0 ? id : undefined}
                name={i === 0 ? first : undefined}
                className={className}
                type="text"
                inputMode="numeric"
                maxLength={max}
                aria-label={label}
                autoComplete={birthday ? `bday-${name}` : undefined}
                aria-invalid={input["aria-invalid"]}
                value={typedParts[name]}
                onChange={(event) => change(name, event.target.value)}
              />
            </label>
          ))}
        </fieldset>
      )}
    </FieldFrame>
  );
}
