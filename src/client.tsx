import { start } from "./app/boot.tsx";
import "./ui/tokens.css";
import "./ui/tones.css";

void start();
