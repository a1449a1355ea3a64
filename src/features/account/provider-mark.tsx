import { KeyRound } from "lucide-react";

/** Google's mark must keep its four colours. */
const GOOGLE = [
  [
    "#4285f4",
    "M23.49 12.28c0-.79-.07-1.55-.19-2.28H12v4.51h6.47a5.53 5.53 0 0 1-2.39 3.59v3h3.86c2.26-2.09 3.55-5.17 3.55-8.82z",
  ],
  [
    "#34a853",
    "M12 24c3.24 0 5.96-1.07 7.94-2.9l-3.86-3c-1.08.72-2.45 1.15-4.08 1.15-3.13 0-5.78-2.11-6.73-4.95H1.28v3.09A12 12 0 0 0 12 24z",
  ],
  ["#fbbc05", "M5.27 14.3a7.2 7.2 0 0 1 0-4.6V6.61H1.28a12 12 0 0 0 0 10.78l3.99-3.09z"],
  [
    "#ea4335",
    "M12 4.75c1.77 0 3.35.61 4.6 1.8l3.42-3.42A11.5 11.5 0 0 0 12 0 12 12 0 0 0 1.28 6.61L5.27 9.7C6.22 6.86 8.87 4.75 12 4.75z",
  ],
] as const;

const MICROSOFT = [
  ["#f25022", "M1 1h10.5v10.5H1z"],
  ["#7fba00", "M12.5 1H23v10.5H12.5z"],
  ["#00a4ef", "M1 12.5h10.5V23H1z"],
  ["#ffb900", "M12.5 12.5H23V23H12.5z"],
] as const;

/** Marks on a 24 px grid, by the provider's configured name. The single-colour ones are Simple Icons' (CC0). */
const MARKS: Record<string, readonly (readonly [string, string])[]> = {
  google: GOOGLE,
  microsoft: MICROSOFT,
  apple: [
    [
      "currentcolor",
      "M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701",
    ],
  ],
  facebook: [
    [
      "#0866ff",
      "M9.101 23.691v-7.98H6.627v-3.667h2.474v-1.58c0-4.085 1.848-5.978 5.858-5.978.401 0 .955.042 1.468.103a8.68 8.68 0 0 1 1.141.195v3.325a8.623 8.623 0 0 0-.653-.036 26.805 26.805 0 0 0-.733-.009c-.707 0-1.259.096-1.675.309a1.686 1.686 0 0 0-.679.622c-.258.42-.374.995-.374 1.752v1.297h3.919l-.386 2.103-.287 1.564h-3.246v8.245C19.396 23.238 24 18.179 24 12.044c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.628 3.874 10.35 9.101 11.647Z",
    ],
  ],
};

/** Brand mark of an identity provider, a key if unknown; its name stands beside it. */
export function ProviderMark({ name }: { name: string }) {
  const paths = Object.hasOwn(MARKS, name) ? MARKS[name] : undefined;
  if (!paths) return <KeyRound aria-hidden size={18} />;
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden data-mark={name}>
      {paths.map(([fill, outline]) => (
        <path key={outline} fill={fill} d={outline} />
      ))}
    </svg>
  );
}
