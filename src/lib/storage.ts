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
  write(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Private modes may forbid it; the value then lasts as long as the page.
    }
  },
};

/** Whether the page may see a cookie of this name. */
export const hasCookie = (name: string): boolean =>
  document.cookie.split("; ").some((one) => one.startsWith(`${name}=`));
