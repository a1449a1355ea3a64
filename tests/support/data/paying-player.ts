/** Details of a player who has given everything that the cashbox asks for. */
export const PAYING_DETAILS = {
  firstName: "Anna",
  lastName: "Berg",
  postalCode: "50667",
  city: "Köln",
  address: "Hauptstraße 5",
  mobilePhone: "+492211234567",
};
