ALTER TABLE `sites` ADD `seen` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `sites` ADD `seen_revision` integer DEFAULT 0 NOT NULL;