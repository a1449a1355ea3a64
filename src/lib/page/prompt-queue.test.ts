import { expect, it, vi } from "vitest";
import { activePrompt, enqueuePrompt, onPromptChange } from "./prompt-queue.ts";

it("NEW-08 prompts are active one at a time, legal ones first, and none over a popup", () => {
  const listener = vi.fn();
  const end = onPromptChange(listener);
  expect(activePrompt()).toBeNull();
  const endInstall = enqueuePrompt("install");
  expect(activePrompt()).toBe("install");
  const endLanguage = enqueuePrompt("language");
  const endCookies = enqueuePrompt("cookies");
  const endCountry = enqueuePrompt("country");
  expect(activePrompt()).toBe("country");
  const endPopup = enqueuePrompt("popup");
  const endSecond = enqueuePrompt("popup");
  endPopup();
  expect(activePrompt()).toBe("popup");
  endSecond();
  endCountry();
  expect(activePrompt()).toBe("cookies");
  endLanguage();
  endCookies();
  expect(activePrompt()).toBe("install");
  endInstall();
  expect(activePrompt()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(12);
  end();
});
