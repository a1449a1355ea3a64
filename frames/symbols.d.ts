declare module "virtual:symbols" {
  /** Addresses of drawings, by symbol. */
  const addresses: Record<"crown" | "gem" | "bell" | "horn" | "wild" | "scatter", string>;
  export default addresses;
}
