import * as v from "valibot";

/** A field of a method's form. The provider renders `card` in its own frame. */
export const PaymentFieldSchema = v.object({
  name: v.string(),
  type: v.picklist(["text", "iban", "email", "tel", "select", "postal_code", "card", "nz_account"]),
  label: v.picklist([
    "iban",
    "account_holder",
    "email",
    "interac_email",
    "phone",
    "voucher_code",
    "bank",
    "wallet_address",
    "institution_number",
    "transit_number",
    "bsb",
    "account_number",
    "bic",
    "payid",
    "postal_code",
    "card",
    "code",
  ]),
  required: v.boolean(),
  /** Regular expression for the whole text, with the flag `u`. */
  pattern: v.nullable(v.string()),
  /** Bounds of the text's length. */
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  options: v.nullable(v.array(v.object({ value: v.string(), title: v.string() }))),
  /** Shown only while another field has one of these values. */
  dependsOn: v.nullable(v.object({ field: v.string(), values: v.array(v.string()) })),
});
export type PaymentField = v.InferOutput<typeof PaymentFieldSchema>;
export const PaymentFieldsSchema = v.array(PaymentFieldSchema);
