import { Trans } from "@lingui/react/macro";
import { useConversionTexts } from "../../../api/conversion.ts";
import type { Conversion } from "../../../contract/launch.ts";
import { Fact } from "../fact.tsx";

/** Exchange rate of a crypto account in a fiat game. */
export function ExchangeRate({ currency, conversion }: { currency: string; conversion: Conversion }) {
  const texts = useConversionTexts(conversion, currency);
  const { played } = conversion;
  if (!texts) return null;
  return (
    <Fact name={<Trans>Played in {played}</Trans>}>
      {texts.unit} = {texts.worth}
    </Fact>
  );
}
