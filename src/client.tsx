import { start } from "./app/boot.tsx";
import "./ui/tokens.css";
import "./ui/tones.css";

start().catch((error: unknown) => {
  // Not even the messages could be loaded.
  addEventListener("online", () => location.reload());
  throw error;
});
