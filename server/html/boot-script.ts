/**
 * The inline script of rendered pages: starts the app's modules once the first screen's pictures are there (or after
 * 2.5 s, or as soon as somebody touches the page), so that script and pictures do not share a slow link.
 * Written for any browser that knows modules; `urls` holds the entry first, then what it imports.
 */
export function bootScript(urls: string[], messages: string, state: string): string {
  return `(()=>{let d=document,u=${JSON.stringify(urls)},w=0,f=()=>{if(w)return;w=1;[${JSON.stringify(messages)}+"?t="+Math.floor(Date.now()/3e5),${JSON.stringify(state)}].forEach(h=>d.head.append(Object.assign(d.createElement("link"),{rel:"preload",as:"fetch",crossOrigin:"anonymous",href:h})));u.forEach((h,i)=>{let e=d.createElement(i?"link":"script");i?(e.rel="modulepreload",e.href=h):(e.type="module",e.src=h);d.head.append(e)})},p=[...d.images].filter(i=>i.loading!="lazy"&&!i.complete),n=p.length;n||f();p.forEach(i=>["load","error"].forEach(t=>i.addEventListener(t,()=>{--n||f()},{once:!0})));setTimeout(f,2500);["pointerdown","keydown","touchstart"].forEach(t=>addEventListener(t,f,{once:!0,passive:!0}))})()`;
}
