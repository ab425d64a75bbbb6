ALTER TABLE `generations` ADD `stage` text DEFAULT 'analysis' NOT NULL;--> statement-breakpoint
ALTER TABLE `generations` ADD `response_type` text;--> statement-breakpoint
ALTER TABLE `generations` ADD `decision` text;--> statement-breakpoint
ALTER TABLE `generations` ADD `report` text;