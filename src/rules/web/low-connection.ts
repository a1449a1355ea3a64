/** The Network Information API, where a browser supports it. */
export interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** True if the visitor has enabled data saving. */
export const savesData = ({ saveData }: NetworkInformation): boolean => saveData === true;

/** True if the visitor saves data or is on a network below 4g. */
export const isLowConnection = (network: NetworkInformation): boolean =>
  savesData(network) || /2g|3g/.test(network.effectiveType ?? "");
