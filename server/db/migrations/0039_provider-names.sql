CREATE TABLE "provider_names" (
	"player_id" integer NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "provider_names_player_id_kind_provider_pk" PRIMARY KEY("player_id","kind","provider")
);
--> statement-breakpoint
ALTER TABLE "provider_names" ADD CONSTRAINT "provider_names_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_names_name" ON "provider_names" USING btree ("kind","provider","name");