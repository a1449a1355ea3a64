/** A number format that also groups four digits, which Italian and Estonian don't by default. */
export const numberFormat = (locale: string, minimum: number, maximum = minimum): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
    useGrouping: "always",
  });
