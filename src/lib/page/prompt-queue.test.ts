import { expect, it, vi } from "vitest";
import { onTurn, queueUp, whoseTurn } from "./prompt-queue.ts";

it("NEW-08 one thing is asked at a time, what the law wants first, and nothing over a popup", () => {
  const heard = vi.fn();
  const end = onTurn(heard);
  expect(whoseTurn()).toBeNull();
  const endInstall = queueUp("install");
  expect(whoseTurn()).toBe("install");
  const endLanguage = queueUp("language");
  const endCookies = queueUp("cookies");
  const endCountry = queueUp("country");
  expect(whoseTurn()).toBe("country");
  const endPopup = queueUp("popup");
  const endSecond = queueUp("popup");
  endPopup();
  expect(whoseTurn()).toBe("popup");
  endSecond();
  endCountry();
  expect(whoseTurn()).toBe("cookies");
  endLanguage();
  endCookies();
  expect(whoseTurn()).toBe("install");
  endInstall();
  expect(whoseTurn()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(12);
  end();
});
