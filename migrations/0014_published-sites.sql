ALTER TABLE `sites` ADD `published_at` integer;--> statement-breakpoint
UPDATE `sites` SET `published_at` = `created_at` WHERE `status` IN ('active', 'flagged');
