CREATE TABLE "affiliate_visits" (
	"id" serial PRIMARY KEY NOT NULL,
	"stag" text,
	"affb_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer NOT NULL,
	"locale" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "banners_locale_id_pk" PRIMARY KEY("locale","id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"sections" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"on_lobby" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configs" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer NOT NULL,
	"locale" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "files_locale_id_pk" PRIMARY KEY("locale","id")
);
--> statement-breakpoint
CREATE TABLE "game_jackpots" (
	"identifier" text NOT NULL,
	"currency" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "game_jackpots_identifier_currency_pk" PRIMARY KEY("identifier","currency")
);
--> statement-breakpoint
CREATE TABLE "game_lists" (
	"list" text NOT NULL,
	"rank" integer NOT NULL,
	"game_id" integer NOT NULL,
	CONSTRAINT "game_lists_list_rank_pk" PRIMARY KEY("list","rank")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" integer PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"provider" text NOT NULL,
	"slug" text NOT NULL,
	"seo_title" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"search_text" text NOT NULL,
	"kind" text NOT NULL,
	"theme" text NOT NULL,
	"tone" smallint NOT NULL,
	"categories" text[] NOT NULL,
	"collections" text[] NOT NULL,
	"has_demo_mode" boolean NOT NULL,
	"currencies" jsonb NOT NULL,
	"badges" jsonb NOT NULL,
	"popularity" integer NOT NULL,
	"released_at" date NOT NULL,
	CONSTRAINT "games_identifier_unique" UNIQUE("identifier"),
	CONSTRAINT "games_provider_seo_title_unique" UNIQUE("provider","seo_title")
);
--> statement-breakpoint
CREATE TABLE "jackpots" (
	"id" integer PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"levels" jsonb NOT NULL,
	"game_identifiers" text[] NOT NULL,
	CONSTRAINT "jackpots_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"categories" text[] NOT NULL,
	"hidden" boolean NOT NULL,
	CONSTRAINT "pages_locale_path_pk" PRIMARY KEY("locale","path")
);
--> statement-breakpoint
CREATE TABLE "played_games" (
	"player_id" text NOT NULL,
	"game_id" integer NOT NULL,
	"last_activity_at" timestamp with time zone NOT NULL,
	CONSTRAINT "played_games_player_id_game_id_pk" PRIMARY KEY("player_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "providers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"game_id" integer NOT NULL,
	"source" smallint NOT NULL,
	CONSTRAINT "search_words_word_game_id_source_pk" PRIMARY KEY("word","game_id","source")
);
--> statement-breakpoint
CREATE TABLE "snippets" (
	"id" integer NOT NULL,
	"locale" text NOT NULL,
	"identifier" text NOT NULL,
	"categories" text[] NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "snippets_locale_identifier_pk" PRIMARY KEY("locale","identifier")
);
--> statement-breakpoint
ALTER TABLE "game_lists" ADD CONSTRAINT "game_lists_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_provider_providers_slug_fk" FOREIGN KEY ("provider") REFERENCES "public"."providers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "played_games" ADD CONSTRAINT "played_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_reports_created_at_index" ON "client_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "game_lists_game_id_index" ON "game_lists" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "games_popularity_index" ON "games" USING btree ("popularity");