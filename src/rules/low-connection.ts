/** What a browser says of its network, where it says anything. */
export interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    connection?: NetworkInformation;
  }
}

/** Whether the visitor saves data, or is on a network below 4g. */
export const isLowConnection = ({ saveData, effectiveType = "" }: NetworkInformation): boolean =>
  saveData === true || /2g|3g/.test(effectiveType);
