ALTER TABLE `generations` ADD `receipt` text;--> statement-breakpoint
ALTER TABLE `generations` ADD `question` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `generations` ADD `document_kind` text;--> statement-breakpoint
ALTER TABLE `generations` ADD `document_uuid` text;--> statement-breakpoint
ALTER TABLE `generations` ADD `delivery` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `generations` ADD `revision` integer;--> statement-breakpoint
ALTER TABLE `generations` ADD `usage` text;--> statement-breakpoint
CREATE INDEX `generations_user_receipt` ON `generations` (`user_id`,`receipt`);--> statement-breakpoint
CREATE INDEX `generations_user_document` ON `generations` (`user_id`,`document_uuid`);