export { ConfirmIdentity } from "../confirm-identity/confirm-identity.tsx";
