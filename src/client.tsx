import { start } from "./app/boot.tsx";
import "./ui/tokens.css";
import "./ui/tones.css";

start().catch((error: unknown) => {
  // Not even texts can be had.
  addEventListener("online", () => location.reload());
  throw error;
});
