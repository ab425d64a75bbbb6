DROP INDEX `file_versions_user`;--> statement-breakpoint
CREATE INDEX `file_versions_user` ON `file_versions` (`user_id`,`content_hash`);--> statement-breakpoint
ALTER TABLE `contents` ADD `key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `contents_user_size` ON `contents` (`user_id`,`size`);--> statement-breakpoint
CREATE INDEX `contents_created` ON `contents` (`created_at`);--> statement-breakpoint
CREATE INDEX `files_user_content` ON `files` (`user_id`,`content_hash`);