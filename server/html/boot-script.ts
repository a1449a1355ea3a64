import { PLAYER_ROWS, SIGNED_IN_COOKIE, SITE_FONTS, SLIM_RAIL } from "../../src/contract/session.ts";

/**
 * Inline script in the head that marks a signed-in player's page before the first paint, because the header differs
 * and the browser paints while the page arrives. Marks the account for the skeleton in `index.html`, which has no tiles
 * there. Reserves the height of the player's rows in the lobby, narrows the rail for those who have chosen that, and in a
 * player's account for those who haven't chosen, and shows the site's fonts on devices that have them: preloaded, so that
 * the first paint waits for them for a moment.
 */
export const SESSION_SCRIPT = `<script>{let d=document.documentElement,p=/(^|; )${SIGNED_IN_COOKIE}=/.test(document.cookie),a=/^(\\/[\\w-]+)?\\/profile(\\/|$)/.test(location.pathname);a&&(d.dataset.entry="account");try{if(localStorage["${SLIM_RAIL.storage}"]??(p&&a?1:""))d.setAttribute("${SLIM_RAIL.attribute}",p&&a?"${SLIM_RAIL.account}":"");if(localStorage["${SITE_FONTS.storage}"]){d.setAttribute("${SITE_FONTS.attribute}","");for(let href of ${JSON.stringify(Object.values(SITE_FONTS.files))})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href}))}}catch{}if(p){d.dataset.session="";try{d.style.setProperty("${PLAYER_ROWS.property}",localStorage["${PLAYER_ROWS.storage}"]??"")}catch{}}}</script>`;

/**
 * Builds the boot script: preloads the app at low priority and starts it once the first screen's images are loaded, after
 * 2.5 s, or on the first input. It removes itself, so that hydration finds the expected DOM.
 * @param urls the entry module first, then its imports
 */
export function bootScript(urls: string[], messages: string, state: string): string {
  const data = `[${JSON.stringify(messages)}+"?t="+Math.floor(Date.now()/3e5)+"&v="+d.querySelector("meta[name=build]").content,${JSON.stringify(state)}]`;
  return `(()=>{let t,d=document,u=${JSON.stringify(urls)},r=0,w=0,a=(t,o)=>d.head.append(Object.assign(d.createElement(t),o)),f=()=>{t=1;r&&!w++&&a("script",{type:"module",src:u[0]})};d.currentScript.remove();${data}.forEach(h=>a("link",{rel:"preload",as:"fetch",crossOrigin:"",href:h}));u.forEach(h=>a("link",{rel:"modulepreload",fetchPriority:"low",href:h}));addEventListener("pointerdown",f);addEventListener("keydown",f);addEventListener("DOMContentLoaded",()=>{r=1;t&&f();let p=[...d.images].filter(i=>i.loading!="lazy"&&!i.complete),n=p.length;n||f();p.forEach(i=>i.onload=i.onerror=()=>{--n||f()});setTimeout(f,2500)})})()`;
}
