import "../../server/main.ts";
