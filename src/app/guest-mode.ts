// Takes the ways to an account away from a document in guest mode.
import "./guest-mode.css";

document.documentElement.toggleAttribute("data-guest-mode", true);
