/** Set once the visitor has chosen a language, or dismissed the proposal. */
export const LANGUAGE_CHOSEN = "language-chosen";

/** Feature flags that this browser overrides. */
export const OWN_FLAGS = "feature-flags";

/** localStorage that returns null instead of throwing where it is blocked. */
export const local = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked storage contains nothing.
    }
  },
};

export const session = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Returns false if nothing was stored, for example in private mode. */
  write(key: string, value: string): boolean {
    try {
      sessionStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
};

/** Raw value of a readable cookie; null without one. */
export const cookieOf = (name: string): string | null =>
  document.cookie
    .split("; ")
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;
