/** What a browser says of its network, where it says anything. */
export interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor has told the browser to save data. */
export const savesData = ({ saveData }: NetworkInformation): boolean => saveData === true;

/** Whether the visitor saves data, or is on a network below 4g. */
export const isLowConnection = (network: NetworkInformation): boolean =>
  savesData(network) || /2g|3g/.test(network.effectiveType ?? "");
