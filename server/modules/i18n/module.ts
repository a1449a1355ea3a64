import { defineModule } from "../../core/modules/module.ts";
import { type MessageCatalogs, messagesRoutes } from "./routes.ts";

export interface MessagesOptions {
  messages: MessageCatalogs;
  build: string;
}

export const messagesModule = defineModule({
  name: "i18n",
  setup: (_, __, { messages, build }: MessagesOptions) => ({
    routes: (app) => messagesRoutes(app, messages, build),
  }),
});
