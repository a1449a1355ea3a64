// Hides account links in guest mode.
import "./guest-mode.css";

document.documentElement.toggleAttribute("data-guest-mode", true);
