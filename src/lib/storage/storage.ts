/** Set once the visitor has chosen a language, or declined the proposed one. */
export const LANGUAGE_CHOSEN = "language-chosen";

/** This browser's own choice of feature flags. */
export const OWN_FLAGS = "feature-flags";

/** localStorage that answers null instead of throwing where a browser forbids it. */
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
      // Nothing was kept, so nothing is left.
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
  /** False where it is not kept: private modes may forbid it. */
  write(key: string, value: string): boolean {
    try {
      sessionStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
};

/** What a cookie that the page may see says, as it is written; null where there is none. */
export const cookieOf = (name: string): string | null =>
  document.cookie
    .split("; ")
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;
