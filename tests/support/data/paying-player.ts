/** A player's details with everything that the cashbox requires. */
export const PAYING_DETAILS = {
  firstName: "Anna",
  lastName: "Berg",
  postalCode: "50667",
  city: "Köln",
  address: "Hauptstraße 5",
  mobilePhone: "+492211234567",
};
