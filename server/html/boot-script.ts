import { SIGNED_IN_COOKIE } from "../../src/contract/session.ts";

/**
 * Inline script in the page's head. Marks a signed-in player's page before anything is drawn, because the header has
 * other parts then and the browser draws a page while it still arrives.
 */
export const SESSION_SCRIPT = `<script>/(^|; )${SIGNED_IN_COOKIE}=/.test(document.cookie)&&(document.documentElement.dataset.session="")</script>`;

/**
 * The inline script of rendered pages. It stands behind the first tile, whose picture has been asked for by then, and has
 * the app's modules and data fetched at low priority: so they travel while the browser lays the page out. It starts the
 * app when the whole page is parsed and the first screen's pictures are there, or 2.5 s later, or as soon as somebody
 * has touched the page. It takes itself out of the page, which React compares with its own.
 * Written for any browser that knows modules; `urls` holds the entry first, then what it imports.
 */
export function bootScript(urls: string[], messages: string, state: string): string {
  const data = `[${JSON.stringify(messages)}+"?t="+Math.floor(Date.now()/3e5)+"&v="+d.querySelector("meta[name=build]").content,${JSON.stringify(state)}]`;
  return `(()=>{let t,d=document,u=${JSON.stringify(urls)},r=0,w=0,a=(t,o)=>d.head.append(Object.assign(d.createElement(t),o)),f=()=>{t=1;r&&!w++&&a("script",{type:"module",src:u[0]})};d.currentScript.remove();${data}.forEach(h=>a("link",{rel:"preload",as:"fetch",crossOrigin:"",href:h}));u.forEach(h=>a("link",{rel:"modulepreload",fetchPriority:"low",href:h}));addEventListener("pointerdown",f);addEventListener("keydown",f);addEventListener("DOMContentLoaded",()=>{r=1;t&&f();let p=[...d.images].filter(i=>i.loading!="lazy"&&!i.complete),n=p.length;n||f();p.forEach(i=>i.onload=i.onerror=()=>{--n||f()});setTimeout(f,2500)})})()`;
}
